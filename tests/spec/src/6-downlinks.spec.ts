import { mainJob } from '@fieldpost/testing';
import { runPart } from './run-part.js';

runPart(mainJob.downlinks);
