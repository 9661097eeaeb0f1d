import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useConsole } from '../console.js';
import type { Access } from './api-document.js';
import { type ApiResponse, call } from './call.js';
import type { PreparedRequest } from './prepared-request.js';

/** Calls an operation, one call at a time, and has the response of the last one. */
export function useCall(access: Access) {
  const { send } = useConsole();
  const [response, setResponse] = useState<ApiResponse>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const { mutate, isPending, error } = useMutation({
    mutationFn: (request: PreparedRequest) => {
      const stopping = new AbortController();
      running.current = stopping;
      setResponse(undefined);
      const { signal } = stopping;
      return call({ origin: window.location.origin, request, access, send, signal, show: setResponse });
    },
  });
  return { start: mutate, stop: () => running.current?.abort(), isPending, error, response };
}
