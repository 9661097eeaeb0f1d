import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { websiteHeaders } from './headers.js';
import type { SiteSettings } from './site-settings.js';
import { logoFile } from './logo.js';
import type { WebsiteImage } from './website-image.js';
import { fileFor, filesIn } from './website-files.js';

/** Serves pages and files of the website. */
export type Website = (request: FastifyRequest, reply: FastifyReply) => FastifyReply;

/** What the operator gives the website. */
export interface Site {
  readonly settings: SiteSettings;
  /** The image that is served as the logo, if there is one. */
  readonly logo?: WebsiteImage | undefined;
}

/** Path of the settings. */
const settingsPath = '/console/settings.json';
/** Path of the logo of the project, and of that of the operator. */
const iconPath = '/console/icon.svg';
const logoPath = '/console/logo';
const icon: WebsiteImage = { type: 'image/svg+xml', content: logoFile };
const yearSeconds = 31_536_000;

/**
 * Serves the built website in `folder`: compressed files as they were built; files with a content hash in their name
 * are cached for a year, the page itself and the settings are requested each time. Other routes belong to the server.
 */
export async function openWebsite(
  server: FastifyInstance,
  folder: string,
  { settings, logo }: Site = { settings: {} },
): Promise<Website> {
  const files = filesIn(folder);
  const headers = websiteHeaders(settings);
  await server.register(fastifyStatic, {
    root: folder,
    serve: false,
    preCompressed: true,
    cacheControl: false,
  });
  return (request, reply) => {
    const [path = '/'] = request.url.split('?', 1);
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return reject(reply, 405, `Method ${request.method} not supported`);
    if (path === settingsPath)
      return reply.headers({ ...headers, 'cache-control': 'no-cache' }).send(settings);
    const image = path === iconPath ? icon : path === logoPath ? logo : undefined;
    if (image)
      return reply
        .headers({ ...headers, 'cache-control': 'no-cache' })
        .type(image.type)
        .send(image.content);
    const file = fileFor(path, files);
    if (!file) return reject(reply, 404, `Page ${path} not found`);
    const life = file.keeps === 'for ever' ? `public, max-age=${yearSeconds}, immutable` : 'no-cache';
    return reply.headers({ ...headers, 'cache-control': life }).sendFile(file.name);
  };
}

const reject = (reply: FastifyReply, code: number, error: string): FastifyReply =>
  reply.code(code).send({ code, error });
