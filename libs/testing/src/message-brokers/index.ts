export { startMosquitto, type Mosquitto, type MosquittoOptions } from './start-mosquitto.js';
export { startRabbitmq, type Rabbitmq, type RabbitmqOptions } from './start-rabbitmq.js';
export {
  findProgram,
  programOnPath,
  startServer,
  type ServerProcess,
  type ServerProgram,
} from './server-process.js';
