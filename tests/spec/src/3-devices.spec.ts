import { mainJob } from '@fieldpost/testing';
import { tellChapter } from './tell-chapter.js';

tellChapter(mainJob.devices);
