export default { 'shop.name': 'Corner', 'shop.closing': 'noon' };
