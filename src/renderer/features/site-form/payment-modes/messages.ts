export const MODE_AND_NAME_FIRST = 'Please Input Payment Mode and Display Name first'
