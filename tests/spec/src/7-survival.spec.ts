import { scenarioParts } from '@fieldpost/testing';
import { runPart } from './run-part.js';

runPart(scenarioParts.survival);
