import type { HostKindName } from '@app/contract/owners.ts'
import { kinds, profilePath } from '../../kinds/registry.ts'

/** The leads of a host, for its team. */
export const pipelinePath = ({ kind, id }: { kind: HostKindName; id: string }) =>
  `${profilePath(kinds[kind], id)}/pipeline`
