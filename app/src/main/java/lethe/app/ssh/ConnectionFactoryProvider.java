package lethe.app.ssh;

import java.util.List;
import lethe.app.server.limit.AdmissionControl;
import lethe.app.server.limit.IpNetwork;
import org.apache.sshd.common.FactoryManager;
import org.apache.sshd.common.io.IoServiceFactory;
import org.apache.sshd.common.io.nio2.Nio2ServiceFactoryFactory;

/** Makes the SSH library create its connections with a {@link ConnectionFactory}. */
final class ConnectionFactoryProvider extends Nio2ServiceFactoryFactory {
  private final AdmissionControl admission;
  private final List<IpNetwork> proxies;

  ConnectionFactoryProvider(AdmissionControl admission, List<IpNetwork> proxies) {
    this.admission = admission;
    this.proxies = proxies;
  }

  @Override
  public IoServiceFactory create(FactoryManager manager) {
    return new ConnectionFactory(admission, proxies, manager, newExecutor(), newExecutor());
  }
}
