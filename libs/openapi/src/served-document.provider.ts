import type { FactoryProvider, Type } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import type { Dialect } from './dialect.js';
import { ServedDocument } from './served-document.js';

/** Provides the document of all controllers of an app; its module imports the framework's `DiscoveryModule`. */
export const servedDocument = (dialect: Dialect): FactoryProvider<ServedDocument> => ({
  provide: ServedDocument,
  useFactory: (discovery: DiscoveryService) =>
    new ServedDocument(dialect, () => discovery.getControllers().map(({ metatype }) => metatype as Type)),
  inject: [DiscoveryService],
});
