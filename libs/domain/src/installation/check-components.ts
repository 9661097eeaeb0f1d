import { about, type Finding } from './finding.js';
import { mostAnnouncedReported, type ReceivedReport, type ReportedComponent } from './process-report.js';

/** The components that account knows, as `type id`, and whether they are approved. */
export type ApprovedComponents = ReadonlyMap<string, boolean>;
export const componentName = ({ type, id }: Pick<ReportedComponent, 'type' | 'id'>): string =>
  `${type} ${id}`;

/** Whether the routers, brokers and handlers of the installation are approved, announced and reachable. */
export function checkComponents(
  running: readonly ReceivedReport[],
  approved: ApprovedComponents,
): readonly Finding[] {
  const own = new Map(
    running.flatMap(({ components }) => components).map((each) => [componentName(each), each]),
  );
  const lists = running.flatMap(({ announced }) => (announced === undefined ? [] : [announced]));
  const announced = lists.length === 0 ? undefined : lists.flat();
  const isCut = (type: string) =>
    lists.some((list) => list.filter((each) => each.type === type).length >= mostAnnouncedReported);
  return [...own.values()].flatMap((component) => [
    checkApproval(component, approved.get(componentName(component))),
    checkAnnouncement(component, announced, isCut(component.type)),
  ]);
}

function checkApproval(component: ReportedComponent, isApproved: boolean | undefined): Finding {
  const { ok, failure } = about('approval', componentName(component));
  if (isApproved === undefined)
    return failure(
      'Account does not have this component.',
      'Register a component with this id in account, and give the app its token.',
    );
  if (isApproved) return ok('It is approved.');
  return failure('It is not approved.', 'Approve it in the console, under Administration, Components.');
}

function checkAnnouncement(
  component: ReportedComponent,
  announced: readonly ReportedComponent[] | undefined,
  isCut: boolean,
): Finding {
  const name = componentName(component);
  const { ok, failure, unknown } = about('announcement', name);
  if (announced === undefined) return unknown('Discovery does not report.', 'Check discovery first.');
  const found = announced.find((each) => componentName(each) === name);
  if (found === undefined && isCut)
    return unknown(
      `It is not among the first ${mostAnnouncedReported} announcements of its type, which are all that discovery reports.`,
      `Look for it at /announcements/${component.type} of the server.`,
    );
  if (found === undefined)
    return failure(
      'Discovery has no announcement of it.',
      'Check the address of discovery and the component token in the settings of the app; its log says why.',
    );
  if (found.health === 'down')
    return failure(
      'Discovery cannot connect to it.',
      'Check that the announced host and port lead to its gRPC server.',
    );
  return ok(found.health === 'up' ? 'It is announced and reachable.' : 'It is announced.');
}

/** Whether each handler has a replica that leads, and is connected to the brokers that it knows. */
export const checkBrokers = (running: readonly ReceivedReport[]): readonly Finding[] => {
  const leaders = new Map<string, ReceivedReport | undefined>();
  for (const report of running.filter(({ app }) => app === 'handler'))
    for (const component of report.components) {
      const name = componentName(component);
      leaders.set(name, lastOf(leaders.get(name), report.brokers && report));
    }
  return [...leaders].map(([name, leader]) => checkLeader(name, leader?.brokers));
};

/** The later of two reports. */
const lastOf = (
  one: ReceivedReport | undefined,
  other: ReceivedReport | undefined,
): ReceivedReport | undefined =>
  one === undefined || (other !== undefined && other.received > one.received) ? other : one;

function checkLeader(name: string, brokers: ReceivedReport['brokers']): Finding {
  const { ok, warning, failure } = about('brokers', name);
  if (brokers === undefined)
    return failure(
      'No replica leads, so it is connected to no broker.',
      'Within a minute after a start or a loss of the database one leads; if none does, its log says why not.',
    );
  const { connected, away } = brokers;
  if (away > 0)
    return failure(
      `Brokers that are connected: ${connected}, that cannot be reached: ${away}.`,
      'Check that these brokers run, and that their announced addresses can be reached from the handler.',
    );
  if (connected > 0) return ok(`Brokers that are connected: ${connected}.`);
  return warning(
    'It knows no broker, so there are no uplinks.',
    'Start the network app or a broker of v2, and approve it.',
  );
}
