export default { rules: { 'link/missing-page': 'off', 'component/*': 'error', 'no-such/rule': 'off' } };
