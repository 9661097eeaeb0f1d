import type { Field } from 'protobufjs';

/**
 * Identifiers, addresses, keys and nonces: fields that have one length, in bytes
 * (docs/protocol/grpc.md#fixed-length-bytes).
 */
const lengths: Readonly<Record<string, number>> = {
  app_eui: 8,
  dev_eui: 8,
  dev_addr: 4,
  app_key: 16,
  nwk_s_key: 16,
  app_s_key: 16,
  dev_nonce: 2,
  used_dev_nonces: 2,
  app_nonce: 3,
  used_app_nonces: 3,
  net_id: 3,
};

/** Fields whose absence has a meaning; all others of fixed length are written even without a value. */
const optional: ReadonlySet<string> = new Set([
  '.broker.UplinkMessage.dev_eui',
  '.broker.UplinkMessage.app_eui',
  '.broker.DeduplicatedUplinkMessage.dev_eui',
  '.broker.DeduplicatedUplinkMessage.app_eui',
  '.lorawan.ActivationMetadata.dev_addr',
  '.lorawan.ActivationMetadata.nwk_s_key',
  // The address and keys of lorawan.Device are optional on the wire as well, but the gateway of the handler always
  // shows them, and no other gateway shows devices (docs/protocol/http-json.md#json-mapping).
]);

/** Length of a field that holds an identifier, address, key or nonce; undefined for other bytes. */
export const fixedLength = (field: Field): number | undefined =>
  // Inside a oneof (discovery.Metadata) the same names are plain bytes.
  field.type === 'bytes' && field.partOf === null && Object.hasOwn(lengths, field.name)
    ? lengths[field.name]
    : undefined;

/** Whether a field of fixed length is left out of the JSON when it is absent. */
export const isOptional = (field: Field): boolean => optional.has(field.fullName);
