export default { title: 'One' };
