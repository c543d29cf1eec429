import type { KindFacts } from '../kind/registry.ts'
import { readDevice, writeDevice } from '../page/device-storage.ts'

export const recentKey = 'recent'
const most = 12

/** Puts a profile first in what this device viewed: `facility:id,destination:id`. */
export function recordView({ name }: Pick<KindFacts, 'name'>, id: string) {
  const viewed = `${name}:${id}`
  const others = (readDevice(recentKey) ?? '').split(',').filter((text) => text !== '' && text !== viewed)
  writeDevice(recentKey, [viewed, ...others].slice(0, most).join(','))
  document.documentElement.dataset.recent = ''
}

/** Runs in the document's head, so that the first paint leaves room for what this device viewed. */
export const recentHintScript = `;try{if(localStorage.${recentKey})document.documentElement.dataset.recent=''}catch{}`
