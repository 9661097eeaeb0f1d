import { Body, Param, Query } from '@nestjs/common';
import type { z } from 'zod';
import { listQuery } from '../lists/page.js';
import { ParseFields, type Parser, ParseWith } from './parse-with.pipe.js';

/** Parameters of controllers whose value is parsed; an invalid one is a 400 that names the field. */
export const ParsedBody = <T>(parser: Parser<T>): ParameterDecorator => Body(new ParseWith(parser));
/** A body whose fields are parsed each by itself; invalid ones are for the feature to reject. */
export const ParsedFields = (parser: z.ZodObject): ParameterDecorator => Body(new ParseFields(parser));
export const ParsedParam = <T>(name: string, parser: Parser<T>): ParameterDecorator =>
  Param(name, new ParseWith(parser));
export const ParsedQuery = <T>(parser: Parser<T>): ParameterDecorator => Query(new ParseWith(parser));

/** The page of a list; undefined for the whole list. */
export const PageQuery = (): ParameterDecorator => ParsedQuery(listQuery);
