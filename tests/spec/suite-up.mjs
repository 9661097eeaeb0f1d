// Starts one suite for the whole run, as a user would. Jest runs this file as it is, so it takes the built library.
import { startSuite, TraceCollector } from '@fieldpost/testing';

export default async function suiteUp() {
  const collector = await TraceCollector.start();
  process.env.OTEL_EXPORTER_OTLP_ENDPOINT = collector.url;
  // The endpoints for outside brokers are shut without one.
  process.env.HANDLER_BROKER_AUTHENTICATION_SECRET = 'a secret of outside brokers';
  const suite = await startSuite();
  process.env.FIELDPOST_SPEC_DATA = suite.dataDir;
  process.env.FIELDPOST_SPEC_PORT_BASE = String(suite.portBase);
}
