import type { Fault } from '../fault.ts'

/** A payment is sent twice, or one that was sent is forgotten. */
export const BOOKED_TWICE: readonly Fault[] = [
  {
    name: 'same-key-sent-again',
    file: 'src/main/money/payment-service.ts',
    find: '    const known = ledger.get(request.key)\n    if (known !== undefined) return success(await (this.#sendings.get(request.key) ?? known.entry))',
    replace: '    const known = this.#sendings.get(request.key)\n    if (known !== undefined) return success(await known)',
  },
  {
    name: 'unsettled-not-waited-for',
    file: 'src/main/money/payment-service.ts',
    find: 'if (ledger.unsettled(request) !== undefined) {',
    replace: 'if (this.#sendings.has(request.key)) {',
  },
  {
    name: 'sent-before-the-journal-is-written',
    file: 'src/main/money/payment-service.ts',
    find: '    const written = await ledger.save()\n    if (!written.ok) return refused(written.error.message)\n',
    replace: '    await ledger.save()\n',
  },
  {
    name: 'any-pathless-error-is-proof',
    file: 'src/main/platform/graphql/refusals.ts',
    find: 'return status === 200 && isOfValidator && Object.keys(error).every((name) => VALIDATOR_MEMBERS.has(name))',
    replace: 'return isOfValidator || !/internal|time-?out|unavailable|unhandled/i.test(type)',
  },
  {
    name: 'refused-token-sends-a-payment-again',
    file: 'src/main/platform/platform-sender.ts',
    find: 'if (!call.isRepeatable) throw',
    replace: 'if (!call.isRepeatable && !next.ok) throw',
  },
  {
    name: 'found-record-of-another-payment',
    file: 'src/main/money/money-rule.ts',
    find: '!known.has(id) && !claimed.has(id))',
    replace: '(!known.has(id) || claimed.has(id)))',
  },
  {
    name: 'arrived-late-is-sent-again',
    file: 'src/main/money/payment-service.ts',
    find: '    if (late.value) {',
    replace: '    if (late.value && absent.length > 1) {',
  },
  {
    name: 'marker-gone-before-it-was-seen',
    file: 'src/main/money/journal/payment-ledger.ts',
    find: "const isOver = isSettled(entry) && (entry.state !== 'done' || dismissed)",
    replace: "const isOver = isSettled(entry) && (entry.state !== 'done' || !dismissed)",
  },
  {
    name: 'bulk-row-sent-without-a-record',
    file: 'src/main/bulk/bulk-sending.ts',
    find: "    const written = await this.#write([place, 'sending', null, sentAt])\n    if (!written.ok) return this.#putBack(place)\n",
    replace: "    await this.#write([place, 'sending', null, sentAt])\n",
  },
  {
    name: 'unknown-outcome-offered-for-retry',
    file: 'src/renderer/data/money/use-money.ts',
    find: "const isSettled = left.state !== 'sending' && left.state !== 'unknown'",
    replace: "const isSettled = left.state !== 'sending'",
  },
]
