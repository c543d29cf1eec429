import { largestQuota } from '@app/contract/quota.ts'

interface QuotaSetting {
  most: number
  mostAtFirst: number | undefined
}

/** Configured limits by the name of the quota. Others are as the contract declares them. */
export type QuotaSettings = ReadonlyMap<string, QuotaSetting>

/** Reads text such as `images=500 documents=50/10`. Returns null if it is malformed. */
export function readQuotas(text: string): QuotaSettings | null {
  const settings = new Map<string, QuotaSetting>()
  for (const part of text.split(/[\s,]+/).filter(Boolean)) {
    const [, name = '', most = '', first] = /^(\w+)=(\d{1,6})(?:\/(\d{1,6}))?$/.exec(part) ?? []
    const setting = { most: Number(most), mostAtFirst: first === undefined ? undefined : Number(first) }
    const isValid = setting.most <= largestQuota && (setting.mostAtFirst ?? 0) <= setting.most
    if (name === '' || settings.has(name) || !isValid) return null
    settings.set(name, setting)
  }
  return settings
}
