import { Cluster } from './commands/cluster.js';
import { type ControlPlane, startControlPlane } from './control-plane/control-plane.js';
import { findPrograms } from './control-plane/programs.js';
import { installCustomResources } from './custom-resources.js';
import { FakeNodes } from './fakes/nodes.js';
import { FakeOperators } from './fakes/operators.js';

/** A Kubernetes API with its controllers, the kinds of all operators, and fakes of nodes and operators. */
export class TestCluster {
  private constructor(
    readonly cluster: Cluster,
    readonly nodes: FakeNodes,
    private readonly operators: FakeOperators,
    private readonly controlPlane: ControlPlane,
  ) {}

  /** Starts everything; when a part fails, the others are stopped. */
  static async start(): Promise<TestCluster> {
    const bin = await findPrograms();
    const controlPlane = await startControlPlane(bin);
    const { api, kubeconfig } = controlPlane;
    const [nodes, operators] = [new FakeNodes(api), new FakeOperators(api)];
    const started = new TestCluster(new Cluster(bin, kubeconfig), nodes, operators, controlPlane);
    try {
      await installCustomResources(started.cluster);
      await nodes.start();
      await operators.start();
      return started;
    } catch (error) {
      await started.stopAll();
      throw error;
    }
  }

  /** Stops everything; rejects with the first error of the fakes. */
  async stop(): Promise<void> {
    await this.stopAll();
    const error = this.nodes.error ?? this.operators.error;
    if (error) throw error;
  }

  private async stopAll(): Promise<void> {
    this.nodes.stop();
    this.operators.stop();
    await this.controlPlane.stop();
  }
}
