import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { moved, placeAt, type GeoLocation, type Size, type View, viewOf, zoomed } from './projection.js';

/** Movements below this are clicks. Pixels. */
const stillness = 4;
const keyStep = 60;

const steps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-keyStep, 0],
  ArrowRight: [keyStep, 0],
  ArrowUp: [0, -keyStep],
  ArrowDown: [0, keyStep],
};
const nearness: Readonly<Record<string, number>> = { '+': 1, '=': 1, '-': -1 };

interface Drag {
  readonly x: number;
  readonly y: number;
  readonly from: View;
}

/** View of a map and its controls. Shows all points until the user moves it. */
export function useView(places: readonly GeoLocation[], size: Size, onPick?: (place: GeoLocation) => void) {
  const [chosen, setChosen] = useState<View>();
  const drag = useRef<Drag>(undefined);
  const view = chosen ?? viewOf(places, size);

  return {
    view,
    zoom: (by: number) => setChosen(zoomed(view, by)),
    showAll: () => setChosen(undefined),
    handlers: {
      onPointerDown: (event: PointerEvent) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        drag.current = { x: event.clientX, y: event.clientY, from: view };
      },
      onPointerMove: (event: PointerEvent) => {
        if (drag.current && !isStill(offset(event, drag.current)))
          setChosen(moved(drag.current.from, size, offset(event, drag.current)));
      },
      onPointerUp: (event: PointerEvent) => {
        const held = drag.current;
        drag.current = undefined;
        if (!held || !onPick || !isStill(offset(event, held))) return;
        // A selected location must not move the view.
        setChosen(view);
        const { left, top } = event.currentTarget.getBoundingClientRect();
        onPick(placeAt(view, size, [event.clientX - left, event.clientY - top]));
      },
      onPointerCancel: () => {
        drag.current = undefined;
      },
      onKeyDown: (event: KeyboardEvent) => {
        const next = afterKey(event.key, view, size);
        if (!next) return;
        event.preventDefault();
        setChosen(next);
      },
    },
  };
}

const offset = ({ clientX, clientY }: PointerEvent, { x, y }: Drag): readonly [number, number] => [
  x - clientX,
  y - clientY,
];

const isStill = ([x, y]: readonly [number, number]): boolean => Math.hypot(x, y) < stillness;

function afterKey(key: string, view: View, size: Size): View | undefined {
  const step = steps[key];
  if (step) return moved(view, size, step);
  const by = nearness[key];
  return by === undefined ? undefined : zoomed(view, by);
}
