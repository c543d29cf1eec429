import { expect, test } from 'vitest'
import { errorsCsv } from './download-errors.tsx'

test('a row with errors is a line with all of its reasons', () =>
  expect(
    errorsCsv([
      {
        line: 5,
        feature: null,
        name: null,
        reasons: ['the name is missing', 'postal code "X" is not valid'],
      },
      { line: 1, feature: 3, name: '=Elm', reasons: ['the row has no place'] },
    ]),
  ).toBe(
    '\ufeffline,feature,name,reasons\r\n' +
      '5,,,"the name is missing; postal code ""X"" is not valid"\r\n' +
      "1,3,'=Elm,the row has no place\r\n",
  ))
