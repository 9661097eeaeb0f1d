"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.decodeUplink = void 0;
var __spreadArray = (this && this.__spreadArray) || function (to, from) { for (var i = 0; i < from.length; i++) to.push(from[i]); return to; };
function decodeUplink(input) { return { data: { reversed: __spreadArray([], input.bytes).reverse() } }; }
exports.decodeUplink = decodeUplink;
