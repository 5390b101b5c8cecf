import type { HandlersOf } from '../bridge/serve-bridge.ts'
import type { Confirmations } from '../confirmation/confirmations.ts'
import type { PaymentService } from './payment-service.ts'

/** A payment is sent only once the user confirmed it, where the profile asks for that. */
export const moneyHandlers = (money: PaymentService, confirmations: Confirmations): HandlersOf<'money'> => ({
  'money.send': async (request) => {
    const confirmed = await confirmations.payment(request)
    return confirmed.ok ? money.send(request) : confirmed
  },
  'money.list': () => money.list(),
  'money.check': (request) => money.check(request),
  'money.dismiss': (request) => money.dismiss(request),
  'money.release': (target) => money.release(target),
})
