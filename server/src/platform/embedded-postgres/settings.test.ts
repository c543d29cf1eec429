import { describe, expect, it } from 'vitest'
import { parsePostmasterFile } from './postmaster-file.ts'
import { renderSettings } from './settings.ts'

describe('settings as text', () => {
  it('quotes what could end a value', () => {
    expect(
      renderSettings({ a: `it's`, b: 'C:\\x', c: 'two\nlines', d: 3, e: true, f: false, 'my.own': '' }),
    ).toBe(`a = 'it''s'\nb = 'C:\\\\x'\nc = 'two\\nlines'\nd = 3\ne = on\nf = off\nmy.own = ''\n`)
  })

  it.each(['', 'a b', 'a=1', 'a\nb', "a'"])('refuses %j as a name', (name) => {
    expect(() => renderSettings({ [name]: 1 })).toThrow('not the name of a setting')
  })
})

describe('the lock file of a postmaster', () => {
  it('tells its pid, port and status', () => {
    const text = '10574\n/srv/db/cluster\n1795231647\n44399\n\n127.0.0.1\n  9834567         3\nready   \n'
    expect(parsePostmasterFile(text)).toEqual({ pid: 10_574, port: 44_399, status: 'ready' })
  })

  it('tells what is there when it was cut short or written by a single-user server', () => {
    expect(parsePostmasterFile('')).toEqual({})
    expect(parsePostmasterFile('10574\n/srv/db/clus')).toEqual({ pid: 10_574 })
    expect(parsePostmasterFile('-10574\n/srv/db/cluster\n')).toEqual({ pid: 10_574 })
    expect(parsePostmasterFile('garbage\n\n\n0\n')).toEqual({})
  })
})
