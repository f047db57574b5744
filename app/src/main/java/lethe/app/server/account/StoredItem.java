package lethe.app.server.account;

import java.util.Map;

/**
 * An item of the data that is stored about an account.
 *
 * @param kind the kind of item, such as {@code friend}
 * @param fields the values by name, in a fixed order
 */
public record StoredItem(String kind, Map<String, Object> fields) {}
