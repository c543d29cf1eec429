import { expect, test } from 'vitest'
import { disposition, downloadName, safeFileName } from './file-name.ts'

test.each([
  ['Floor plan.pdf', 'Floor plan.pdf'],
  ['../../etc/passwd', 'passwd'],
  ['..\\..\\windows\\system.ini', 'system.ini'],
  ['C:\\Users\\Ann\\plan.pdf', 'plan.pdf'],
  ['/', 'file'],
  ['..', 'file'],
  ['', 'file'],
  ['   ', 'file'],
  ['a/..', 'file'],
  ['.htaccess', 'htaccess'],
  ['plan.pdf.', 'plan.pdf'],
  ['plan\r\nSet-Cookie: a=b.pdf', 'planSet-Cookie a=b.pdf'],
  ['"; filename="evil.html', '; filename=evil.html'],
  ['a\u0000b\u001B.txt', 'ab.txt'],
  ['invoice\u202Efdp.exe', 'invoicefdp.exe'],
  ['zero\u200Bwidth.txt', 'zerowidth.txt'],
  ['two\u2028lines\u0085.txt', 'twolines.txt'],
  ['lone\uD800surrogate.txt', 'lone\uFFFDsurrogate.txt'],
  ['CON', '_CON'],
  ['nul.txt', '_nul.txt'],
  ['console.txt', 'console.txt'],
  ['50% off, (final) *draft* it’s 你好.xlsx', '50% off, (final) draft it’s 你好.xlsx'],
  ['a   lot\tof\u00A0room.txt', 'a lotof room.txt'],
])('sanitizes %j', (name, safe) => {
  expect(safeFileName(name)).toBe(safe)
})

test('shortens long names without cutting a character or the extension', () => {
  const long = safeFileName(`${'ä'.repeat(300)}🏟️.pdf`)
  expect(Buffer.byteLength(long)).toBeLessThanOrEqual(180)
  expect(long).toMatch(/^ä+\.pdf$/)
})

test('sanitizes names of millions of characters without slow regular expressions', () => {
  for (const part of ['.', ' ', 'a.', '/', '\u202E', '. ']) safeFileName(`${part.repeat(2_000_000)}x`)
  expect(safeFileName(`${' .'.repeat(1_000_000)}x`)).toBe('x')
})

test.each([
  ['run.bat', 'text/plain', 'run.bat.txt'],
  ['page.html', 'text/plain', 'page.html.txt'],
  ['teams.CSV', 'text/plain', 'teams.CSV'],
  ['rules.md', 'text/plain', 'rules.md'],
  ['plan', 'application/pdf', 'plan.pdf'],
  ['setup.exe', 'application/pdf', 'setup.exe.pdf'],
  ['photo.JPEG', 'image/jpeg', 'photo.JPEG'],
  ['pdf', 'application/pdf', 'pdf.pdf'],
])('saves %s of type %s as %s', (name, type, saved) => {
  expect(downloadName(name, type)).toBe(saved)
})

test.each([
  [
    "Pläne (it's) *new*.pdf",
    `attachment; filename="Plane (it's) *new*.pdf"; filename*=UTF-8''Pl%C3%A4ne%20%28it%27s%29%20%2Anew%2A.pdf`,
  ],
  ['14U "A" 50%.ics', `attachment; filename="14U _A_ 50_.ics"; filename*=UTF-8''14U%20%22A%22%2050%25.ics`],
  ['杯 🏀.ics', `attachment; filename="_ _.ics"; filename*=UTF-8''%E6%9D%AF%20%F0%9F%8F%80.ics`],
  ['a\\b\r\n.txt', `attachment; filename="a_b__.txt"; filename*=UTF-8''a%5Cb%0D%0A.txt`],
])('the header names %j in ASCII and per RFC 8187', (name, header) => {
  expect(disposition('attachment', name)).toBe(header)
})
