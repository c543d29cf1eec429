import { expect, test } from 'vitest'
import { readSheet, SheetError } from './read-sheet.ts'

/** A sheet with shared and inline texts, a date as workbooks store it, and no second row. */
const workbook = `
  UEsDBBQAAAAIAAAAIVooCH94kgAAAOQAAAAPAAAAeGwvd29ya2Jvb2sueG1sjY9BDoMwDAS/EvkBNfTQAwJOlSqekRLTRJA4soPa5xdB
  ufdk7648K7dvlvnJPJtPXJJ24EvJDaKOnqLVC2dKWzKxRFs2KS/ULGSdeqISF7xW1Q2jDQkOQiP/MHiawkh3HtdIqRwQocWWwEl9yAp9
  uzfob5pkI3XwWEmLgtm9wXVQg5EmbIsMrgbsWzzP8Pys/wJQSwMEFAAAAAgAAAAhWh8p5UCtAAAA/QEAABoAAAB4bC9fcmVscy93b3Jr
  Ym9vay54bWwucmVsc62RQQqDMBBFryI5gKMWuijqqhu3bS8Q4miCmoTMlNbbV4S2ClK6cDX8GXj/weQX7CUbZ0kbT9Fz6C0VQjP7EwAp
  jYOk2Hm006VxYZA8xdCCl6qTLUKWJEcIS4Yo8yUzqupChKpORXQbPf7Ddk1jFJ6dug9oeaMCHi50pBF5gsrQIhfisyKYRxpPVAHbMtme
  MqRlwPrKwdiWvkKr9S+Zw64yPPa4tJjzux5W3y5fUEsDBBQAAAAIAAAAIVoZW6U/dQAAAKcAAAAUAAAAeGwvc2hhcmVkU3RyaW5ncy54
  bWxVzkEKAjEMBdCryBzADC5cSAwIgucIGm2h6ZQkIx7fjiOCy//+X3x0j81LS/XjkCLaAcCvSZR9OzWpvblPphw92gO8mfDNk0hogd04
  7kE514HQM2HQZRYPhCCEBVY8meUnl3+2pTlLY1vdvhSzyU8+a+gP6Q1QSwMEFAAAAAgAAAAhWjKc7VWJAAAAswAAAA0AAAB4bC9zdHls
  ZXMueG1sXY5BC8IwDIX/SukPMHWIB1l3HHjZxYvXumVWaNrSZLD9ezsRBG/J917eS8uyBbx5RFErhchWe5F8AeDRIzk+pIyxKnMq5KSu
  5QmcC7qJ9yMK0BhzBnKvqLt2xBDuM6sxLVGsbipaZxUX6kmuk9VGwx85nrRyOYdtWOiBpf/UVLwb4RtXp9+b3RtQSwMEFAAAAAgAAAAh
  WoYl4iHCAAAAcQEAABgAAAB4bC93b3Jrc2hlZXRzL3NoZWV0MS54bWx1kF0OgjAQhK9CegCXP9GY0sSfR9/0Ag1WIdKWbDfg8S1gEEx8
  687XmZ0s7yw+XakUBS9dG5ezkqjZAbiiVFq6lW2U8eRuUUvyIz7ANajkbTDpGuIwzEDLyjDBB+0kSQqOtgswZ5FXi/6xj1hAOXN+bkXI
  oRUcig87zFm0ZMc5iycGPn9akkxLkuFzZerKqAuh1ysnOImzRWVkcLWtRA7k/b3+LeB9bizbijRL19ufEv9yE4hSiDfLyLEbzI4B05XF
  G1BLAQIUAxQAAAAIAAAAIVooCH94kgAAAOQAAAAPAAAAAAAAAAAAAACAAQAAAAB4bC93b3JrYm9vay54bWxQSwECFAMUAAAACAAAACFa
  HynlQK0AAAD9AQAAGgAAAAAAAAAAAAAAgAG/AAAAeGwvX3JlbHMvd29ya2Jvb2sueG1sLnJlbHNQSwECFAMUAAAACAAAACFaGVulP3UA
  AACnAAAAFAAAAAAAAAAAAAAAgAGkAQAAeGwvc2hhcmVkU3RyaW5ncy54bWxQSwECFAMUAAAACAAAACFaMpztVYkAAACzAAAADQAAAAAA
  AAAAAAAAgAFLAgAAeGwvc3R5bGVzLnhtbFBLAQIUAxQAAAAIAAAAIVqGJeIhwgAAAHEBAAAYAAAAAAAAAAAAAACAAf8CAAB4bC93b3Jr
  c2hlZXRzL3NoZWV0MS54bWxQSwUGAAAAAAUABQBIAQAA9wMAAAAA`

test('a workbook is read by rows, with its empty ones', async () => {
  const bytes = Uint8Array.from(atob(workbook.replaceAll(/\s/g, '')), (letter) => letter.charCodeAt(0))
  expect(await readSheet(new File([bytes], 'Rooming list.XLSX'))).toEqual([
    ['Guest', 'Arrival', 'Departure'],
    ['', '', ''],
    ['Lorena Tovar', '2027-03-12', '3/14/27'],
  ])
})

test('a text is read as CSV', async () => {
  expect(await readSheet(new File(['\uFEFFa;b\r\n1;"2;\n3"'], 'list.csv'))).toEqual([
    ['a', 'b'],
    ['1', '2;\n3'],
  ])
})

test.each([
  ['no workbook', ['not a zip'], 'list.xlsx', 'can’t be read'],
  ['too large', [new Uint8Array(5_000_001)], 'list.csv', 'too large'],
])('a file that is %s is refused in words', async (_, parts, name, words) => {
  const reading = readSheet(new File(parts, name))
  await expect(reading).rejects.toThrow(SheetError)
  await expect(reading).rejects.toThrow(words)
})
