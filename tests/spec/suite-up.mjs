// Starts one suite for the whole run, as a user would. Jest runs this file as it is, so it takes the built library.
import { startSuite, TraceCollector } from '@fieldpost/testing';

export default async function suiteUp() {
  const collector = await TraceCollector.start();
  process.env.OTEL_EXPORTER_OTLP_ENDPOINT = collector.url;
  // The endpoints for outside brokers are shut without one.
  process.env.HANDLER_BROKER_AUTHENTICATION_SECRET = 'a secret of outside brokers';
  process.env.FIELDPOST_CORS_ORIGINS = 'https://pages.example';
  // Small enough to be reached by 14-owner-limits, and more than any other test needs.
  process.env.HANDLER_DEVICES_PER_OWNER = '500';
  process.env.HANDLER_MESSAGE_STORAGE_LENGTH_PER_OWNER = '15000';
  process.env.HANDLER_USAGE_REPORT_SECONDS = '1';
  // The login providers of 17-login-providers are in the tests themselves.
  process.env.OAUTH_PROVIDER_NETWORKS = '127.0.0.0/8';
  const suite = await startSuite({ network: true });
  process.env.FIELDPOST_SPEC_DATA = suite.dataDir;
  process.env.FIELDPOST_SPEC_PORT_BASE = String(suite.portBase);
}
