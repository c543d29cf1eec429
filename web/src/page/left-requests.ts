import { storedRecord } from './device-storage.ts'
import { deviceDrafts } from './draft-store.ts'

const keyOfRequest = /^request($|-form$| text$| to )/
/** What a draft has beside the values of its request. */
const besides: readonly string[] = ['savedDate', 'hosts']
const isSaid = (value: unknown) => Boolean(value) && !(Array.isArray(value) && value.length === 0)

/** Older versions kept no hosts, without which the form can't be opened again. */
const canContinue = (key: string, values: Readonly<Record<string, unknown>>) =>
  !key.startsWith('request to ') || Array.isArray(values['hosts'])

/** The keys of what this device keeps of requests that were not sent: guided, pasted, or to hosts. Those that say nothing are left out. */
export const leftRequestKeys = () =>
  deviceDrafts
    .keys('request')
    .filter((key) => keyOfRequest.test(key))
    .filter((key) => {
      const values = storedRecord(deviceDrafts.read(key))
      const isBlank = !Object.entries(values).some(
        ([name, value]) => !besides.includes(name) && isSaid(value),
      )
      return !isBlank && canContinue(key, values)
    })
