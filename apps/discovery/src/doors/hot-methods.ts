import type { IncomingHttpHeaders } from 'node:http2';
import { loadClients } from '@fieldpost/contracts';
import { Eui, isServiceName } from '@fieldpost/domain';
import type { HotAnswer, HotMethod } from '@fieldpost/grpc-door';
import { announcementNotFound } from '../announcements/announcements.errors.js';
import { type AnnouncementsService, isNotFound } from '../announcements/announcements.service.js';
import type { Page } from '../announcements/page.js';
import type { Ready } from './ready-bytes.js';
import type { ReadyMessages } from './ready-messages.js';

const { Get, GetAll, GetByAppID, GetByGatewayID, GetByAppEUI } =
  loadClients('discovery/discovery.proto').discovery.Discovery.service;

const noOne: readonly never[] = [];
const euiBytes = 8;
const plainNumber = /^\d{1,15}$/;

/** The window that a caller wants; undefined for what only the server behind can judge, such as doubled values. */
function pageOf({ limit = '0', offset = '0' }: IncomingHttpHeaders): Page | undefined {
  const texts = [limit, offset].map(String);
  if (!texts.every((text) => plainNumber.test(text))) return undefined;
  return { limit: Number(limit), offset: Number(offset) };
}

const answer = (ready: Ready, encoding: 'identity' | 'gzip'): HotAnswer => ({
  frame: ready.bytes,
  gzipped: encoding === 'gzip' ? ready.gzipped : undefined,
});

/**
 * The reads of discovery from bytes that lie ready. They say what `AnnouncementsGrpc` says, byte for byte; whatever is
 * not plainly one of them is left to it.
 */
export function hotMethods(
  announcements: AnnouncementsService,
  messages: ReadyMessages,
): ReadonlyMap<string, HotMethod> {
  const get: HotMethod = (message, _headers, encoding) => {
    const { service_name, id } = Get.requestDeserialize(message);
    if (!isServiceName(service_name)) throw announcementNotFound({ service_name, id });
    return answer(messages.registered.of(announcements.get({ serviceName: service_name, id })), encoding);
  };
  const getAll: HotMethod = (message, headers, encoding) => {
    const page = pageOf(headers);
    const { service_name } = GetAll.requestDeserialize(message);
    if (!page) return undefined;
    const list = isServiceName(service_name) ? announcements.list(service_name, page) : noOne;
    return answer(messages.lists.of(list), encoding);
  };
  const getByAppId: HotMethod = (message, _headers, encoding) => {
    const { app_id } = GetByAppID.requestDeserialize(message);
    return answer(messages.announcements.of(announcements.findBy('app_id', app_id)), encoding);
  };
  const getByGatewayId: HotMethod = (message, _headers, encoding) => {
    const { gateway_id } = GetByGatewayID.requestDeserialize(message);
    return answer(messages.announcements.of(announcements.findBy('gateway_id', gateway_id)), encoding);
  };
  const getByAppEui: HotMethod = (message, _headers, encoding) => {
    const { app_eui } = GetByAppEUI.requestDeserialize(message);
    if (app_eui.length !== euiBytes || app_eui.every((byte) => byte === 0)) return undefined;
    const eui = Eui(app_eui.toString('hex'), 'AppEUI');
    return answer(messages.announcements.of(announcements.findBy('app_eui', eui)), encoding);
  };
  return new Map([
    [Get.path, ifFound(get)],
    [GetAll.path, getAll],
    [GetByAppID.path, ifFound(getByAppId)],
    [GetByGatewayID.path, ifFound(getByGatewayId)],
    [GetByAppEUI.path, ifFound(getByAppEui)],
  ]);
}

/** Leaves what is missing to the server behind, which reads the database first. */
const ifFound =
  (method: HotMethod): HotMethod =>
  (...call) => {
    try {
      return method(...call);
    } catch (thrown) {
      if (isNotFound(thrown)) return undefined;
      throw thrown;
    }
  };
