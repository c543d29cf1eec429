import { RefusedWork } from '../../../../platform/heavy-work/refused-work.ts'

/** A file that isn't read. The message is for whoever chose it. */
export class RefusedFile extends RefusedWork {}
