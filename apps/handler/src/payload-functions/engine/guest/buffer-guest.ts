import { Buffer } from 'buffer/index.js';
import { globals, replaceMember } from './intrinsics.js';

// A program for the sandboxes of codecs that name `Buffer`: ChirpStack has it.
replaceMember(globals, 'Buffer', Buffer);
