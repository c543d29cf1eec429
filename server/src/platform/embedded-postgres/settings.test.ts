import { describe, expect, test } from 'vitest'
import { parsePostmasterFile } from './postmaster-file.ts'
import { renderSettings } from './settings.ts'

describe('renderSettings', () => {
  test('quotes strings and writes booleans as on and off', () => {
    expect(
      renderSettings({ a: `it's`, b: 'C:\\x', c: 'two\nlines', d: 3, e: true, f: false, 'my.own': '' }),
    ).toBe(`a = 'it''s'\nb = 'C:\\\\x'\nc = 'two\\nlines'\nd = 3\ne = on\nf = off\nmy.own = ''\n`)
  })

  test.each(['', 'a b', 'a=1', 'a\nb', "a'"])('rejects %j as a name', (name) => {
    expect(() => renderSettings({ [name]: 1 })).toThrow('not the name of a setting')
  })
})

describe('parsePostmasterFile', () => {
  test('reads pid, port, the folder of the socket and status', () => {
    const text =
      '10574\n/srv/db/cluster\n1795231647\n44399\n/srv/db/socket\n127.0.0.1\n  9834567         3\nready   \n'
    expect(parsePostmasterFile(text)).toEqual({
      pid: 10_574,
      port: 44_399,
      socketFolder: '/srv/db/socket',
      status: 'ready',
    })
  })

  test('reads no folder of a server without a socket', () => {
    const text = '10574\n/srv/db/cluster\n1795231647\n44399\n\n127.0.0.1\n  9834567         3\nready   \n'
    expect(parsePostmasterFile(text)).toEqual({ pid: 10_574, port: 44_399, status: 'ready' })
  })

  test.each([
    ['an empty file', '', {}],
    ['a truncated file', '10574\n/srv/db/clus', { pid: 10_574 }],
    ['the file of a single-user server', '-10574\n/srv/db/cluster\n', { pid: 10_574 }],
    ['garbage', 'garbage\n\n\n0\n', {}],
  ])('reads what there is in %s', (_, text, expected) => {
    expect(parsePostmasterFile(text)).toEqual(expected)
  })
})
