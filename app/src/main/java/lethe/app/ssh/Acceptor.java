package lethe.app.ssh;

import java.util.List;
import lethe.app.server.Budget;
import lethe.app.server.Network;
import org.apache.sshd.common.FactoryManager;
import org.apache.sshd.common.io.IoServiceFactory;
import org.apache.sshd.common.io.nio2.Nio2ServiceFactoryFactory;

/** Accepts connections, or refuses them before they use resources. */
final class Acceptor extends Nio2ServiceFactoryFactory {
  private final Budget budget;
  private final List<Network> proxies;

  Acceptor(Budget budget, List<Network> proxies) {
    this.budget = budget;
    this.proxies = proxies;
  }

  @Override
  public IoServiceFactory create(FactoryManager manager) {
    return new Connections(budget, proxies, manager, newExecutor(), newExecutor());
  }
}
