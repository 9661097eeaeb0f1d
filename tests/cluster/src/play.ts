import { Cluster } from './commands/cluster.js';
import { type ControlPlane, startControlPlane } from './control-plane/control-plane.js';
import { findPrograms } from './control-plane/programs.js';
import { installCustomResources } from './custom-resources.js';
import { StandInNodes } from './stand-ins/nodes.js';
import { StandInOperators } from './stand-ins/operators.js';

/** A Kubernetes API with its controllers, the kinds of all operators, and what stands in for nodes and operators. */
export class Play {
  private constructor(
    readonly cluster: Cluster,
    readonly nodes: StandInNodes,
    private readonly operators: StandInOperators,
    private readonly controlPlane: ControlPlane,
  ) {}

  static async start(): Promise<Play> {
    const bin = await findPrograms();
    const controlPlane = await startControlPlane(bin);
    const cluster = new Cluster(bin, controlPlane.kubeconfig);
    await installCustomResources(cluster);
    const nodes = new StandInNodes(controlPlane.api);
    const operators = new StandInOperators(controlPlane.api);
    await nodes.start();
    await operators.start();
    return new Play(cluster, nodes, operators, controlPlane);
  }

  async stop(): Promise<void> {
    this.nodes.stop();
    this.operators.stop();
    await this.controlPlane.stop();
    const error = this.nodes.error ?? this.operators.error;
    if (error) throw error;
  }
}
