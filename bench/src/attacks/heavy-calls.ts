import { deflateSync } from 'node:zlib'
import { sendFrom, type Caller, type Sent } from './send-from.ts'

/** Calls that take the server long. */
export const heavyCallNames = ['text', 'email', 'pdf', 'match', 'export', 'body'] as const
export type HeavyCallName = (typeof heavyCallNames)[number]

export interface HeavyAttack {
  what: string
  call: HeavyCallName
  count: number
  /** The networks that the calls come from. */
  networks: number
  /** Headers of the accounts that call, in turn. None: visitors. */
  accounts: readonly Record<string, string>[]
}

const events = '/event-mgmt/api/events'
const facilities = '/facility-mgmt/api/facilities'

const post = (path: string, data: object): Sent => ({
  method: 'POST',
  path,
  type: 'application/json',
  body: Buffer.from(JSON.stringify({ data })),
})

const sentences =
  'We need 8 turf fields for lacrosse on June 5-6, 2027 in Tampa, FL. 40 teams, $5,000 budget. Contact Ana Ruiz, ana@club.example. '
const textOf = (length: number) => sentences.repeat(Math.ceil(length / sentences.length)).slice(0, length)

const head = ['MIME-Version: 1.0', 'From: Ana Ruiz <ana@club.example>', 'Subject: Lacrosse tournament']
/** An email of this many parts, each of which takes the reader as long as a large one. */
function emailOf(parts: number): Buffer {
  const part = ['--x', 'Content-Type: text/plain; charset=utf-8', '', 'We need 8 fields.']
  return Buffer.from(
    [
      ...head,
      'Content-Type: multipart/mixed; boundary="x"',
      '',
      ...Array.from({ length: parts }, () => part).flat(),
      '--x--',
      '',
    ].join('\r\n'),
  )
}
const fileCall = (name: string, body: Buffer): Sent => ({
  method: 'POST',
  path: `${events}/requests/reading/file?name=${name}`,
  type: 'application/octet-stream',
  body,
})
const emailCall = (parts: number) => fileCall('request.eml', emailOf(parts))

/** A PDF of 100 KB whose only page has as many lines of text as a thousand books. */
function densePdf(): Buffer {
  const page = deflateSync(Buffer.from('BT /F1 12 Tf (We need 8 fields.) Tj ET\n'.repeat(1_000_000)))
  return Buffer.concat([
    Buffer.from(
      [
        '%PDF-1.4',
        '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj',
        '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj',
        '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>endobj',
        '5 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>endobj',
        `4 0 obj<</Length ${page.length}/Filter/FlateDecode>>stream`,
        '',
      ].join('\n'),
    ),
    page,
    Buffer.from('\nendstream endobj\ntrailer<</Root 1 0 R>>\n%%EOF'),
  ])
}

const cup = {
  sportsList: ['Soccer'],
  startDate: '2027-06-05',
  endDate: '2027-06-07',
  flexWeeks: 1,
  spaceName: 'Field',
  needsSpecificSpaceType: true,
  spaceCount: 10,
  partnerDist: 15,
  roomsPerNight: 480,
  hotelDist: 10,
}

async function download(target: Caller, filter: object): Promise<string> {
  const linked = await sendFrom(target, post(`${facilities}/search/exports`, { format: 'csv', filter }))
  const path = /"url":"([^"]+)"/.exec(linked.text)?.[1]
  return path === undefined ? linked.reply : (await sendFrom(target, { method: 'GET', path })).reply
}

/** A search whose list of sports is as long as a body may be. */
const longList = () =>
  Buffer.from(`{"data":{"sportsList":[${Array.from({ length: 500_000 }, () => 1).join()}]}}`)

/** Resolves with the reply. */
type HeavyCall = (target: Caller) => Promise<string>

const calling =
  (sent: Sent): HeavyCall =>
  async (target) =>
    (await sendFrom(target, sent)).reply

/** The large call is that of an attacker, who makes first what all of them send, and the small one that of somebody else. */
export const heavyCalls: Record<HeavyCallName, { large: () => HeavyCall; small: HeavyCall }> = {
  text: {
    large: () => calling(post(`${events}/requests/reading`, { text: textOf(99_000) })),
    small: calling(post(`${events}/requests/reading`, { text: textOf(400) })),
  },
  email: {
    large: () => calling(emailCall(130_000)),
    small: calling(emailCall(1)),
  },
  pdf: {
    large: () => calling(fileCall('request.pdf', densePdf())),
    small: calling(emailCall(1)),
  },
  match: {
    large: () => calling(post(`${events}/matches/search?take=20`, { ...cup })),
    small: calling(
      post(`${events}/matches/count`, { ...cup, requestAddress: 'Dallas, Texas', requestDist: 50 }),
    ),
  },
  export: {
    large: () => (target) => download(target, {}),
    small: (target) => download(target, { state: 'Ohio', sports: 'Ice Hockey' }),
  },
  body: {
    large: () => calling({ ...post(`${events}/matches/count`, {}), body: longList() }),
    small: calling(post(`${facilities}/search?take=24`, { sports: 'Ice Hockey' })),
  },
}
