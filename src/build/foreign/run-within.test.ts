import assert from 'node:assert/strict';
import { test } from 'node:test';
import { speak, spokenLanguage } from '../../words/say.ts';
import { runEachWithin, runThenClean, runWithin, TimeoutError } from './run-within.ts';

const spin = (milliseconds: number): void => {
  const endAt = performance.now() + milliseconds;
  while (performance.now() < endAt);
};

test('a function that ends in time gives its value, and what it throws comes through', () => {
  assert.equal(
    runWithin(1000, () => 7),
    7,
  );
  assert.throws(
    () =>
      runWithin(1000, () => {
        throw new RangeError('its own');
      }),
    RangeError,
  );
});

test('a loop without end is ended', () => {
  assert.throws(
    () =>
      runWithin(30, () => {
        for (;;);
      }),
    TimeoutError,
  );
});

test('time in which the process does not run does not count', () => {
  let runs = 0;
  const value = runWithin(40, () => {
    runs += 1;
    // As a stopped process would: the wall goes on, the processor does nothing.
    if (runs === 1) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 80);
    return runs;
  });
  assert.ok(value >= 1);
});

test('a part that is run again because the process was stopped is no burden to the whole', () => {
  let runs = 0;
  const part = (): string => {
    runs += 1;
    // Nearly all of its time, and then nothing: two such tries are less than the whole has, and two and a half are more.
    spin(75);
    if (runs <= 4) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5000);
    return 'in time';
  };
  assert.equal(
    runWithin(200, () => runWithin(100, part)),
    'in time',
  );
});

test('of many, only the one that never ends has no result', () => {
  const ran: number[] = [];
  const results = runEachWithin(60, [1, 2, 3, 4], (input) => {
    if (input === 3) for (;;);
    ran.push(input);
    spin(1);
    return input * 10;
  });
  assert.deepEqual(results, [10, 20, undefined, 40]);
  assert.deepEqual(ran, [1, 2, 4]);
});

test('a watchdog that barks when the last of many has just ended asks for no further one', () => {
  const ran: (number | undefined)[] = [];
  let looks = 0;
  const inputs = new Proxy([1, 2], {
    get(target, key, receiver) {
      // Asked between the last result and the return of the batch: there the process was stopped.
      if (key === 'length' && ran.length === 2 && looks++ === 0) spin(2000);
      return Reflect.get(target, key, receiver);
    },
  });
  const results = runEachWithin(500, inputs, (input) => {
    ran.push(input);
    return input * 10;
  });
  assert.deepEqual(results, [10, 20]);
  assert.deepEqual(ran, [1, 2]);
});

test('nothing of what was run stays within reach of the whole process', () => {
  const work = () => ['a page of a large site'];
  runWithin(1000, work);
  runEachWithin(1000, [1, 2], work);
  assert.throws(() =>
    runWithin(1000, () => {
      throw new Error('broken');
    }),
  );
  assert.equal(Reflect.get(globalThis, Symbol.for('helpsite.within')), undefined);
});

test('words of a language that a watchdog cut off are not spoken on the next pages', () => {
  const words = { lang: 'de', texts: {} };
  const results = runEachWithin(60, [true, false], (isEndless) =>
    isEndless
      ? speak(
          words,
          () => {
            for (;;);
          },
          runThenClean,
        )
      : spokenLanguage(),
  );
  assert.deepEqual(results, [undefined, undefined]);
  assert.equal(spokenLanguage(), undefined);
});
