import { expect, it } from 'vitest';
import { rawText } from './rawText';

it('breaks the lines of JSON and changes nothing else', () => {
  expect(rawText('{"status":"FAILED","reason":{"code":"NOT_ENOUGH_FUNDS"},"tags":[],"n":[1,2]}')).toBe(
    [
      '{',
      '  "status": "FAILED",',
      '  "reason": {',
      '    "code": "NOT_ENOUGH_FUNDS"',
      '  },',
      '  "tags": [],',
      '  "n": [',
      '    1,',
      '    2',
      '  ]',
      '}',
    ].join('\n'),
  );
  // What a number type would round, and a name said twice.
  expect(rawText('{ "id": 12345678901234567890, "fee": 1.00, "fee": 2.50 }')).toBe(
    '{\n  "id": 12345678901234567890,\n  "fee": 1.00,\n  "fee": 2.50\n}',
  );
  expect(rawText('{"a":"x: {y}, [z] \\"q\\" {"}')).toBe('{\n  "a": "x: {y}, [z] \\"q\\" {"\n}');
  expect(rawText('{}')).toBe('{}');
  expect(rawText('{"a":"{"}')).toBe('{\n  "a": "{"\n}');
});

it('leaves as it is what is no JSON, or was cut', () => {
  expect(rawText(' status=PENDING ')).toBe('status=PENDING');
  expect(rawText('{"status":"FAIL')).toBe('{"status":"FAIL');
  expect(rawText('<b>503</b>')).toBe('<b>503</b>');
  expect(rawText('')).toBe('');
});
