export default { base: '/../up/' };
