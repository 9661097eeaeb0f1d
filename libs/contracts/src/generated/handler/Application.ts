// Generated from protos/ by `npm run generate`; changes made here are lost.
/**
 * How a handler treats the payloads of an application.
 */
export interface Application {
  'app_id'?: (string);
  /**
   * JavaScript from bytes to fields.
   */
  'decoder'?: (string);
  /**
   * JavaScript from fields to fields.
   */
  'converter'?: (string);
  /**
   * JavaScript that accepts or refuses fields.
   */
  'validator'?: (string);
  /**
   * JavaScript from fields to bytes.
   */
  'encoder'?: (string);
  /**
   * `custom` for the functions below, `codec` for the codec, or the name of a built-in format such as `cayennelpp`.
   */
  'payload_format'?: (string);
  /**
   * Access key with which unknown devices are registered when they join; empty turns this off.
   */
  'register_on_join_access_key'?: (string);
  /**
   * JavaScript with the functions of the LoRaWAN Payload Codec API (TS013), at most 262,144 bytes. Absent: unchanged. Not
   * in v2.
   */
  'codec'?: (string);
  '_codec'?: "codec";
}

/**
 * How a handler treats the payloads of an application.
 */
export interface Application__Output {
  'app_id': (string);
  /**
   * JavaScript from bytes to fields.
   */
  'decoder': (string);
  /**
   * JavaScript from fields to fields.
   */
  'converter': (string);
  /**
   * JavaScript that accepts or refuses fields.
   */
  'validator': (string);
  /**
   * JavaScript from fields to bytes.
   */
  'encoder': (string);
  /**
   * `custom` for the functions below, `codec` for the codec, or the name of a built-in format such as `cayennelpp`.
   */
  'payload_format': (string);
  /**
   * Access key with which unknown devices are registered when they join; empty turns this off.
   */
  'register_on_join_access_key': (string);
  /**
   * JavaScript with the functions of the LoRaWAN Payload Codec API (TS013), at most 262,144 bytes. Absent: unchanged. Not
   * in v2.
   */
  'codec'?: (string);
  '_codec'?: "codec";
}
