import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { filesOfWorkingTree } from './tracked-files.mjs'

const files = filesOfWorkingTree()
const folders = new Set([...files.keys()].map((file) => path.posix.dirname(file)))
// The texts of the help link to pages.
const documents = [...files].filter(([file]) => file.endsWith('.md') && !file.startsWith('web/src/help/'))

/** As GitHub makes it of a heading. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(' ', '-')

const anchorsIn = (text: string) =>
  [...text.matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) => anchorOf(heading))

/** Relative links, without those in blocks of code. */
const linksIn = (text: string) =>
  [...text.replaceAll(/^```.*?^```/gms, '').matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, link = '']) => link)
    .filter((link) => !/^[a-z]+:/.test(link))

const topFolders = new Set([...folders].map((folder) => folder.split('/')[0]))

/** Paths of files from the root of the repository in backticks, outside blocks of code. */
const pathsIn = (text: string) =>
  [...text.replaceAll(/^```.*?^```/gms, '').matchAll(/`([\w.@-]+(?:\/[\w.@$-]+)+\.[a-z]+)`/g)]
    .map(([, found = '']) => found)
    .filter((found) => topFolders.has(found.split('/')[0]))

function isBroken(file: string, link: string) {
  const [target = '', anchor] = link.split('#')
  const found = target === '' ? file : path.posix.join(path.posix.dirname(file), target)
  const text = files.get(found)
  if (text === undefined) return !folders.has(found.replace(/\/$/, ''))
  return anchor !== undefined && !anchorsIn(text).includes(anchor)
}

test('every relative link of the documentation leads to a file and a heading', () => {
  const broken = documents.flatMap(([file, text]) =>
    linksIn(text)
      .filter((link) => isBroken(file, link))
      .map((link) => `${file}: ${link}`),
  )
  expect(broken).toEqual([])
})

test('every file that the documentation names by its path from the root exists', () => {
  const missing = documents.flatMap(([file, text]) =>
    pathsIn(text)
      .filter((found) => !files.has(found))
      .map((found) => `${file}: ${found}`),
  )
  expect(missing).toEqual([])
})

describe('docs/decisions/README.md', () => {
  const folder = 'docs/decisions/'
  const listed = linksIn(files.get(`${folder}README.md`) ?? '')

  test('lists every decision', () => {
    const decisions = [...files.keys()].filter((file) => /^docs\/decisions\/\d+-[^/]+\.md$/.test(file))
    expect(decisions.filter((file) => !listed.includes(file.slice(folder.length)))).toEqual([])
  })
})

describe('docs/specification', () => {
  const pages = documents.filter(([file]) => file.startsWith('docs/specification/'))
  /** Without what the tables and the source write differently. */
  const plain = (text: string) =>
    text.replaceAll(/[’‘]/g, "'").replaceAll('\\', '').replaceAll(/\s+/g, ' ').trim()

  /** Each test that a row names: `file.test.ts`: beginning of a title · of another. */
  const namedTests = (text: string) =>
    [...text.matchAll(/`([\w./-]+\.(?:test|spec)\.tsx?)`: ((?:(?! \||; [`*]|[;.] no test).)+)/gi)].flatMap(
      ([, file = '', titles = '']) => titles.split(' · ').map((title) => ({ file, title: plain(title) })),
    )

  test('each row names tests by titles that they have', () => {
    const named = pages.flatMap(([page, text]) => namedTests(text).map((one) => ({ page, ...one })))
    expect(named.length).toBeGreaterThan(500)
    const missing = named.filter(({ file, title }) => !plain(files.get(file) ?? '').includes(title))
    expect(missing).toEqual([])
  })

  test('each section but the first has its page, which the index names', () => {
    const sections = [
      '2-screens',
      '3-entities',
      '4-states',
      '5-validation',
      '6-permissions',
      '7-calls',
      '8-errors',
      '9-constants',
    ]
    expect(pages.map(([file]) => file).toSorted()).toEqual(
      sections.map((name) => `docs/specification/${name}.md`),
    )
    expect(linksIn(files.get('docs/specification.md') ?? '')).toEqual(
      sections.map((name) => `specification/${name}.md`),
    )
  })
})

describe('the rules of links', () => {
  test.each([
    ['docs/operations.md', 'configuration.md', false],
    ['docs/operations.md', 'configuration.md#quotas', false],
    ['README.md', 'docs/decisions/', false],
    ['docs/operations.md', 'docs/configuration.md', true],
    ['docs/operations.md', 'configuration.md#no-such-heading', true],
  ])('in %s, %s is broken: %s', (file, link, broken) => {
    expect(isBroken(file, link)).toBe(broken)
  })
})
