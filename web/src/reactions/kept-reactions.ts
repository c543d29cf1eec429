import type { ProfileKindName } from '@app/contract/owners.ts'
import { kinds } from '../kind/registry.ts'
import { reactionKey } from '../page/conversation-texts.ts'
import { storedRecord } from '../page/device-storage.ts'
import { deviceDrafts } from '../page/draft-store.ts'

/** A like or follow that this device keeps for a person until it is sent. Logging out drops it. */
export interface KeptReaction {
  subject: string | undefined
  kind: ProfileKindName
  id: string
}

const keyOf = ({ subject, kind, id }: KeptReaction) => reactionKey(subject, `${kind}/${id}`)

/** Keeps only the latest of several reactions to one profile. False without storage. */
export const keepReaction = (of: KeptReaction, isOn: boolean) =>
  deviceDrafts.write(keyOf(of), JSON.stringify({ isOn }))

/** Once it was sent or refused. Another one that was kept meanwhile stays. */
export function dropKeptReaction(of: KeptReaction, isOn: boolean) {
  if (keptReaction(of) === isOn) deviceDrafts.drop(keyOf(of))
}

/** Undefined once it was sent, also by another tab. */
export function keptReaction(of: KeptReaction): boolean | undefined {
  const { isOn } = storedRecord(deviceDrafts.read(keyOf(of)))
  return typeof isOn === 'boolean' ? isOn : undefined
}

/** What an earlier visit left. */
export const leftReactions = (subject: string) =>
  deviceDrafts.keys(reactionKey(subject, '')).flatMap((key) => {
    const [name, id = ''] = key.slice(reactionKey(subject, '').length).split('/')
    const kind = Object.values(kinds).find((each) => each.name === name)
    const isOn = kind && keptReaction({ subject, kind: kind.name, id })
    return kind === undefined || isOn === undefined ? [] : [{ kind, reaction: { id, isOn } }]
  })
