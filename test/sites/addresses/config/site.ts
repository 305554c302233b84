export default { title: 'Kept addresses', url: 'https://help.example.com' };
