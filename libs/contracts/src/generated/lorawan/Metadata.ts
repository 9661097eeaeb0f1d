// Generated from protos/ by `npm run generate`; changes made here are lost.
import type { Modulation as _lorawan_Modulation, Modulation__Output as _lorawan_Modulation__Output } from '../lorawan/Modulation.js';
import type { FrequencyPlan as _lorawan_FrequencyPlan, FrequencyPlan__Output as _lorawan_FrequencyPlan__Output } from '../lorawan/FrequencyPlan.js';

/**
 * How a frame was modulated when it was received.
 */
export interface Metadata {
  'modulation'?: (_lorawan_Modulation);
  /**
   * For LoRa, as `SF7BW125`.
   */
  'data_rate'?: (string);
  /**
   * For FSK, bits per second.
   */
  'bit_rate'?: (number);
  /**
   * As `4/5`.
   */
  'coding_rate'?: (string);
  /**
   * The full counter of the frame, of which the air carries the low 16 bits.
   */
  'f_cnt'?: (number);
  'frequency_plan'?: (_lorawan_FrequencyPlan);
}

/**
 * How a frame was modulated when it was received.
 */
export interface Metadata__Output {
  'modulation': (_lorawan_Modulation__Output);
  /**
   * For LoRa, as `SF7BW125`.
   */
  'data_rate': (string);
  /**
   * For FSK, bits per second.
   */
  'bit_rate': (number);
  /**
   * As `4/5`.
   */
  'coding_rate': (string);
  /**
   * The full counter of the frame, of which the air carries the low 16 bits.
   */
  'f_cnt': (number);
  'frequency_plan': (_lorawan_FrequencyPlan__Output);
}
