import { expect, test } from 'vitest'
import { readSheet, SheetError } from './read-sheet.ts'

/** A sheet with shared and inline texts, a date as a number, and no second row. */
const workbook = `
  UEsDBBQAAAAIAAAAIV4jGCGCSgAAAIEAAAAUAAAAeGwvc2hhcmVkU3RyaW5ncy54bWyzKS4usbMpzrSzKbFzLCrKLEvMsdEHiuiD
  hCDCLqkFiUUlpUWpqBJFIDmf/KLUvEQFiEwRVDAkvyyxCC6EZJJ7aWpxCcIUfZDdAFBLAwQUAAAACAAAACFeo7kOyYUAAAANAQAA
  GAAAAHhsL3dvcmtzaGVldHMvc2hlZXQxLnhtbF2QXQqDMAyAryK9QFbTOR9iwG038AQiBcuGQhv0+qtu1M6n/HxJP1JaZ/8Ko7XC
  tIdnLz2Tn9fCN0orpmFLWq0KaVSI9cJIsDDB8GP3nF3+2SNnOjGI7ycJJglmw+VJgnvXVOZanxTfLTe93WQ78XHOBSZhBG2gvBHE
  02BrHWbIToXjBz5QSwECFAMUAAAACAAAACFeIxghgkoAAACBAAAAFAAAAAAAAAAAAAAAgAEAAAAAeGwvc2hhcmVkU3RyaW5ncy54
  bWxQSwECFAMUAAAACAAAACFeo7kOyYUAAAANAQAAGAAAAAAAAAAAAAAAgAF8AAAAeGwvd29ya3NoZWV0cy9zaGVldDEueG1sUEsF
  BgAAAAACAAIAiAAAADcBAAAAAA==`

test('a workbook is read by rows, with its empty ones', async () => {
  const bytes = Uint8Array.from(atob(workbook.replaceAll(/\s/g, '')), (letter) => letter.charCodeAt(0))
  expect(await readSheet(new File([bytes], 'Rooming list.XLSX'))).toEqual([
    ['Guest', 'Arrival', 'Departure'],
    [],
    ['Lorena Tovar', '46458', '3/14/27'],
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
