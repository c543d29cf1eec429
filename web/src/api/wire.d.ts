declare module 'virtual:wire' {
  import type { Services } from '@app/contract/api.ts'
  import type { WireTree } from '@app/contract/client.ts'
  /** The wire table of each service. */
  export const wire: Record<keyof Services, WireTree>
}
