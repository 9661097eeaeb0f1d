import { constant, effect, error, type LimitGroup, logged, setting, stated } from './limit.js';

const network = 'apps/network/src';
const udp = `${network}/gateways/udp/udp-gateways.ts`;
const station = `${network}/gateways/station`;
const listener = `${station}/station-listener.ts`;
const mqtt = `${network}/gateways/mqtt`;
const dropped = effect('the frame is dropped');
const ignored = effect('the datagram is dropped');

/** Limits of router, broker and network server, per replica. */
export const networkLimits: LimitGroup = {
  title: 'Gateways and frames (network)',
  limits: [
    setting(
      'calls about devices a second of a user; twice as many at once',
      'NETWORK_CALLS_PER_SECOND_PER_CLIENT',
      error('network_calls_limited'),
    ),
    stated(
      'gRPC request',
      [
        `${network}/main.ts`,
        [
          'maxRequestBytes: 64 * kib',
          "'/router.Router/Uplink': 8 * kib",
          "'/router.Router/GatewayStatus': 8 * kib",
          "'/monitor.Monitor/GatewayUplink': 8 * kib",
          "'/monitor.Monitor/GatewayStatus': 8 * kib",
          "'/monitor.Monitor/GatewayDownlink': 8 * kib",
          "'/fieldpost.network.v1.ClassC/Offer': 4 * kib",
          "'/lorawan.DevAddrManager/GetPrefixes': 4 * kib",
          "'/lorawan.DevAddrManager/GetDevAddr': 4 * kib",
        ],
        '65,536 bytes; messages of gateways 8,192 bytes; offers of class C and requests for device addresses 4,096 bytes',
      ],
      effect('`RESOURCE_EXHAUSTED`'),
    ),
    constant(
      'activation constraints of a device',
      `${network}/devices/device-manager.grpc.ts longestConstraints characters`,
      effect('`INVALID_ARGUMENT`'),
    ),
    setting('devices of an application', 'NETWORK_DEVICES_PER_APPLICATION', error('network_devices_limited')),
    stated(
      'airtime of an application for downlinks of class C, of each gateway and band in an hour',
      [
        'libs/lorawan/src/scheduling/duty-cycle.ts',
        'immediatePart - ofOthers) * applicationPart',
        'half of what other applications leave of half of the duty cycle',
      ],
      error('network_class_c_airtime_used_up'),
    ),
    stated(
      'datagrams of a gateway',
      [udp, '{ burst: 400, refillMs: 5 }', '400 at once, 200 a second'],
      ignored,
    ),
    stated(
      'datagrams of a client network',
      [udp, 'perSource: Allowance = { burst: 4_000, refillMs: 0.5 }', '4,000 at once, 2,000 a second'],
      ignored,
    ),
    constant('datagrams that wait until their gateway is found', `${udp} mostWaiting`, ignored),
    stated(
      'messages of a gateway with Basics Station or over MQTT',
      [
        `${network}/gateways/gateway-messages-allowance.ts`,
        [
          'messagesOfGateway: Allowance = { burst: 400, refillMs: 5 }',
          'excessOfGateway: Allowance = { burst: 2_000, refillMs: 10 }',
        ],
        '400 at once, 200 a second; the connection ends after 2,000 more',
      ],
      effect('the message is dropped'),
    ),
    stated(
      'bytes of a message of Basics Station',
      [listener, 'mostMessageBytes = 16 * 1_024', '16 KiB'],
      effect('the connection ends with code 1009'),
    ),
    constant(
      'bytes that a gateway with Basics Station has not read',
      `${station}/station-connections.ts mostUnread`,
      effect('the connection is closed'),
    ),
    constant(
      'bytes of a request to CUPS',
      `${station}/station-cups.ts mostBodyBytes`,
      error('network_station_body_too_large'),
    ),
    stated(
      'connections of a gateway with Basics Station, and its requests to CUPS',
      [
        `${station}/station-server.ts`,
        'perGateway: Allowance = { burst: 20, refillMs: 3_000 }',
        '20 at once of each, then one every three seconds',
      ],
      error('network_station_connects_too_often'),
    ),
    stated(
      'connections of a client network to the port for Basics Station',
      [listener, 'perSource: Allowance = { burst: 1_000, refillMs: 20 }', '1,000 at once, 50 a second'],
      effect('the connection is closed'),
    ),
    stated(
      'bytes of a message of a gateway over MQTT',
      [`${mqtt}/mqtt-gateway-session.ts`, 'longestMessage = 8 * 1_024', '8 KiB'],
      effect('the connection ends'),
    ),
    stated(
      'connections of a gateway over MQTT',
      [
        `${mqtt}/mqtt-gateways.ts`,
        'connectionsOfGateway: Allowance = { burst: 20, refillMs: 3_000 }',
        '20 at once, then one every three seconds',
      ],
      logged('network_mqtt_connects_too_often', 'CONNACK 3'),
    ),
    setting(
      'connections of all gateways of an owner over Basics Station and MQTT',
      'NETWORK_GATEWAY_CONNECTIONS_PER_OWNER',
      logged(
        'network_mqtt_too_many_of_owner',
        'Basics Station: the connection ends with code 1013 and `too many gateways of the owner are connected`; MQTT: CONNACK 3',
      ),
    ),
    setting(
      'messages a second of these gateways; four times as many at once',
      'NETWORK_GATEWAY_MESSAGES_PER_SECOND_PER_OWNER',
      effect('the message is dropped'),
    ),
    setting(
      'KiB a second of these messages; four times as many at once',
      'NETWORK_GATEWAY_KIB_PER_SECOND_PER_OWNER',
      effect('the message is dropped'),
    ),
    constant(
      'connections a second of a client network to the ports for gateways over MQTT; ten times as many at once',
      `${mqtt}/mqtt-gateway-server.ts connectionsPerSecond`,
      effect('the connection is closed'),
    ),
    constant(
      'downlinks that wait for an answer of a gateway over UDP',
      `${network}/gateways/udp/udp-session.ts mostPending`,
      effect('another gateway sends the downlink'),
    ),
    constant(
      'gateways in a request for their status',
      `${network}/openapi/gateway.schemas.ts mostGateways`,
      effect('400'),
    ),
    constant(
      'simulated devices of an owner of applications',
      `${network}/simulation/simulations.service.ts mostOfOwner`,
      error('network_simulations_limited'),
    ),
    constant(
      'downlinks that wait for a slow gateway',
      `${network}/api/router.grpc.ts mostWaiting`,
      effect('another gateway sends the downlink'),
    ),
    constant(
      'frames that are collected or remembered at one time',
      `${network}/receptions/deduplication.ts mostFrames`,
      dropped,
    ),
    stated(
      'uplinks that are processed at one time',
      [`${network}/uplinks/uplinks.service.ts`, '{ all: 1_000, ofOne: 200 }', '1,000; 200 of one gateway'],
      dropped,
    ),
    stated(
      'join requests that are processed at one time',
      [`${network}/joins/joins.service.ts`, '{ all: 256, ofOne: 64 }', '256; 64 of one gateway'],
      dropped,
    ),
    constant(
      'join accepts that wait for their window',
      `${network}/joins/joins.service.ts mostWaiting`,
      effect('the join request is dropped'),
    ),
    constant(
      'devices of an application with the same address whose keys are tried',
      `${network}/devices/batched-statements.ts mostOfAddress`,
      effect('devices that were heard least recently are not found'),
    ),
    constant(
      'uplinks that wait for a slow handler',
      `${network}/handlers/handler-streams.ts mostWaiting`,
      dropped,
    ),
    constant(
      'unregistered gateways that are listed',
      `${network}/gateways/unregistered-gateways.ts most`,
      effect('the one that was heard longest ago is forgotten'),
    ),
  ],
};
