import { Module } from '@nestjs/common';
import { WatcherGrpc } from './watcher.grpc.js';

@Module({ controllers: [WatcherGrpc] })
export class WatchModule {}
