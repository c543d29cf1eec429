import { largestQuota } from '@app/contract/quota.ts'

interface QuotaSetting {
  most: number
  mostAtFirst: number | undefined
  /** Whether the numbers have units of bytes. */
  areBytes: boolean
}

/** Configured limits by the name of the quota. Others are as the contract declares them. */
export type QuotaSettings = ReadonlyMap<string, QuotaSetting>

const units: Record<string, number> = { MB: 1e6, GB: 1e9 }
const shape = /^(\w+)=(\d{1,6})(MB|GB|)(?:\/(\d{1,6})(MB|GB|))?$/

/** Reads text such as `images=500 documents=50/10 pageFileBytes=2GB/500MB`. Returns null if it is malformed. */
export function readQuotas(text: string): QuotaSettings | null {
  const settings = new Map<string, QuotaSetting>()
  for (const part of text.split(/[\s,]+/).filter(Boolean)) {
    const [, name = '', most = '', unit = '', first, firstUnit = ''] = shape.exec(part) ?? []
    const areBytes = unit !== ''
    const setting = {
      most: Number(most) * (units[unit] ?? 1),
      mostAtFirst: first === undefined ? undefined : Number(first) * (units[firstUnit] ?? 1),
      areBytes,
    }
    const isValid =
      (areBytes || setting.most <= largestQuota) &&
      (setting.mostAtFirst ?? 0) <= setting.most &&
      (first === undefined || areBytes === (firstUnit !== ''))
    if (name === '' || settings.has(name) || !isValid) return null
    settings.set(name, setting)
  }
  return settings
}
