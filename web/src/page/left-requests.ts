import { isSaid } from '@app/contract/rules/list-completeness.ts'
import { storedRecord } from './device-storage.ts'
import { deviceDrafts } from './draft-store.ts'

/** In ms. What nobody came back to is forgotten after this time. */
const longestKept = 90 * 24 * 60 * 60_000
const mostToHosts = 20

/** Of drafts to hosts, whose ids follow. */
export const toHosts = 'request to '
/** Guided, pasted, to hosts, and the two forms of older versions: guided and to hosts. */
const keyOfRequest = /^request($|-form$|-draft$| text$| to )/
/** What a draft has beside the values of its request. */
const besides: readonly string[] = ['savedDate', 'hosts']

type Values = Readonly<Record<string, unknown>>

const allKeys = () => deviceDrafts.keys('request').filter((key) => keyOfRequest.test(key))

/** Undefined for drafts of older versions, which stored no date, and of a clock that was wrong. */
const dateOf = ({ savedDate }: Values) =>
  typeof savedDate === 'number' && savedDate <= Date.now() ? savedDate : undefined
const isOld = (values: Values) => (dateOf(values) ?? Infinity) < Date.now() - longestKept

const write = (key: string, values: Values) => deviceDrafts.write(key, JSON.stringify(values))

/** What this device keeps of a request that was not sent. Undefined without any, and once it is too old. */
export function leftRequest(key: string): Values | undefined {
  const text = deviceDrafts.read(key)
  const values = storedRecord(text)
  return text === null || isOld(values) ? undefined : values
}

/** False if it wasn't stored, and lasts only as long as its page. */
export const keepRequest = (key: string, values: Values) => write(key, { ...values, savedDate: Date.now() })

/**
 * Drops what nobody came back to, and what can't be read. What has no date counts from now on. `opened` is of the form that opens, which makes
 * room for its own draft.
 */
export function tidyLeftRequests(opened?: string) {
  const left = allKeys().map((key) => ({ key, values: storedRecord(deviceDrafts.read(key)) }))
  const isGone = ({ values }: { values: Values }) => isOld(values) || Object.keys(values).length === 0
  const mostOthers = opened?.startsWith(toHosts) ? mostToHosts - 1 : mostToHosts
  const tooMany = left
    .filter((each) => each.key.startsWith(toHosts) && each.key !== opened && !isGone(each))
    .toSorted((one, other) => (dateOf(other.values) ?? 0) - (dateOf(one.values) ?? 0))
    .slice(mostOthers)
  for (const each of left)
    if (isGone(each) || tooMany.includes(each)) deviceDrafts.drop(each.key)
    else if (dateOf(each.values) === undefined) keepRequest(each.key, each.values)
}

/** They have names and addresses of whoever wrote them. */
export function forgetLeftRequests() {
  for (const key of allKeys()) deviceDrafts.drop(key)
}

/** Older versions kept no hosts, without which the form can't be opened again. */
const canContinue = (key: string, values: Values) =>
  key !== 'request-draft' && (!key.startsWith(toHosts) || Array.isArray(values['hosts']))

/** The keys of the requests to finish. Those that say nothing are left out. */
export const leftRequestKeys = () =>
  allKeys().filter((key) => {
    const values = leftRequest(key)
    return (
      values !== undefined &&
      canContinue(key, values) &&
      Object.entries(values).some(
        ([name, value]) => !besides.includes(name) && value !== false && isSaid(value),
      )
    )
  })
