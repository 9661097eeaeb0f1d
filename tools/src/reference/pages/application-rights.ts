import type { JsonSchema } from '@fieldpost/openapi';
import type { AppFacts } from '../apps/app-facts.js';
import { type GrpcMethod, type OfferedMethod, offered } from '../apps/grpc-services.js';
import { code, codes, table } from './markdown.js';

const grpcIntro = `The call metadata has a \`token\` or, for rights on an application, an access key as \`key\`. Insufficient credentials are
\`PERMISSION_DENIED\`, missing ones \`INVALID_ARGUMENT\`.`;

const credentials = { application: 'token, access key', component: 'token of a component', none: 'none' };

type Entry = readonly [required: string, credentials: string];
const onApplication = (...rights: readonly string[]): Entry => [
  `${rights.map(code).join(' and ')} on the application`,
  credentials.application,
];
const onComponent = (type: string): Entry => [`scope ${code(`components:<${type} id>`)}`, 'token'];
const open: Entry = ['none', credentials.none];
const anyApplication: Entry = ['any valid token or key', credentials.application];
const itself: Entry = ['the component that is changed', credentials.component];
const metadata: Entry = [
  `${code('AppID')}: ${code('delete')} on the application; ${code('GatewayID')}: ${code('gateway:delete')} on the gateway, or the gateway itself; others: the component that is changed`,
  'token',
];
const broker: Entry = ['an approved broker', credentials.component];
const handler: Entry = ['an approved handler', credentials.component];
/** The network takes no access keys: handlers exchange them. */
const withToken = (right: string): Entry => [`${code(right)} on the application`, 'token'];
const device = withToken('devices');
const gateway: Entry = ['the gateway itself', 'token of the gateway'];

/** What each method requires, per service. `offered` methods that are missing here end the generation. */
const grpcRights: Readonly<Record<string, Readonly<Record<string, Entry>>>> = {
  'discovery.Discovery': {
    Announce: itself,
    GetAll: open,
    Get: open,
    AddMetadata: metadata,
    DeleteMetadata: metadata,
    GetByAppID: open,
    GetByGatewayID: open,
    GetByAppEUI: open,
  },
  'fieldpost.discovery.v1.Watcher': { Watch: open },
  'fieldpost.handler.v1.DeviceTransfer': {
    ImportDevices: onApplication('devices'),
    ExportDevices: onApplication('devices'),
  },
  'fieldpost.handler.v1.Downlinks': {
    PutDownlink: onApplication('messages:down:w'),
    ListDownlinks: onApplication('messages:down:w'),
    ClearDownlinks: onApplication('messages:down:w'),
    RemoveDownlink: onApplication('messages:down:w'),
  },
  'handler.Handler': { ActivationChallenge: broker, Activate: broker },
  'handler.ApplicationManager': {
    RegisterApplication: onApplication('settings', 'delete'),
    GetApplication: onApplication('settings'),
    SetApplication: onApplication('settings'),
    DeleteApplication: onApplication('delete'),
    GetDevice: onApplication('devices'),
    SetDevice: onApplication('devices'),
    DeleteDevice: onApplication('devices'),
    GetDevicesForApplication: onApplication('devices'),
    DryDownlink: anyApplication,
    DryUplink: anyApplication,
    SimulateUplink: onApplication('devices'),
  },
  'handler.HandlerManager': { GetStatus: onComponent('handler') },
  'lorawan.DevAddrManager': { GetPrefixes: open, GetDevAddr: open },
  'lorawan.DeviceManager': { GetDevice: device, SetDevice: device, DeleteDevice: device },
  'broker.Broker': {
    Associate: ['an approved router', credentials.component],
    Subscribe: handler,
    Publish: handler,
  },
  'fieldpost.network.v1.ClassC': { Offer: handler },
  'broker.BrokerManager': {
    GetStatus: onComponent('broker'),
    RegisterApplicationHandler: withToken('settings'),
  },
  'monitor.Monitor': { GatewayStatus: gateway, GatewayUplink: gateway, GatewayDownlink: gateway },
  'router.RouterManager': {
    GetStatus: onComponent('router'),
    GatewayStatus: [`${code('gateway:status')} on the gateway`, 'token'],
  },
  'router.Router': { GatewayStatus: gateway, Uplink: gateway, Subscribe: gateway },
};

/** The apps whose APIs serve applications and network components; account and oauth declare their access on each route. */
const described = ['handler', 'discovery', 'network'];

/** Sections of the page about rights for the HTTP APIs and gRPC services of the apps that serve applications and components. */
export const applicationRights = (
  apps: readonly Pick<AppFacts, 'app' | 'openApi' | 'handlers'>[],
  methods: readonly GrpcMethod[],
): readonly string[] =>
  described
    .flatMap((name) => apps.filter(({ app }) => app === name))
    .flatMap(({ app, openApi, handlers }) => [
      ...(openApi === undefined
        ? []
        : [`## ${app} over HTTP`, table(['method', 'path', 'required', 'credentials'], httpRows(openApi))]),
      `## ${app} over gRPC`,
      grpcIntro,
      table(['method', 'required', 'credentials'], grpcRows(offered(methods, handlers))),
    ]);

const grpcRows = (methods: readonly OfferedMethod[]): readonly (readonly string[])[] =>
  methods.filter(({ handledBy }) => handledBy !== undefined).map(grpcRow);

function grpcRow({ service, name }: GrpcMethod): readonly string[] {
  const entry = grpcRights[service]?.[name];
  if (entry === undefined) throw new Error(`application-rights.ts does not describe /${service}/${name}`);
  return [code(`/${service}/${name}`), ...entry];
}

interface Operation {
  readonly description?: string;
  readonly security?: readonly Readonly<Record<string, unknown>>[];
}

const schemes: Readonly<Record<string, string>> = {
  token: 'token',
  key: 'access key',
  brokerSecret: 'secret of the brokers',
  brokerPassword: 'the same as a password',
};

const needs = 'Needs ';

/** A description ends with a sentence `Needs the right …`. */
function requiredRights(description: string): string {
  const start = description.indexOf(needs);
  if (start < 0 || !description.endsWith('.')) return 'none';
  return description.slice(start + needs.length, -1).replace(/^the rights? /, '');
}

function httpRows(document: JsonSchema): readonly (readonly string[])[] {
  const paths = Object.entries((document['paths'] ?? {}) as Record<string, Record<string, Operation>>);
  return paths.flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { description = '', security = [] }]) => {
      const names = security.flatMap((each) => Object.keys(each)).map((each) => schemes[each] ?? each);
      return [
        codes([method.toUpperCase()]),
        code(path),
        requiredRights(description),
        names.join(', ') || 'none',
      ];
    }),
  );
}
